/** The town of a Florida ZIP code. The gazetteer comes late and may not come at all; then the town is typed. */
export async function findTown(zip: string): Promise<string | undefined> {
  try {
    const { readGazetteer } = await import('#shared/delivery/florida/gazetteer.ts');
    return readGazetteer().zips.get(zip)?.city;
  } catch {
    return undefined;
  }
}
