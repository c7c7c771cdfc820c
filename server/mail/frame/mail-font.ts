/** Ours where it is installed; mail programs load none. */
export const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
