/** The company whose app this is. One build serves one tenant (D356); the slug also names the local database. */
export const TENANT_SLUG: string = import.meta.env.VITE_TENANT_SLUG ?? 'sabal';
