/** The town of a Florida ZIP code. The gazetteer comes late and may not come at all; then the town is typed. */
export async function findTown(zip: string): Promise<string | undefined> {
  try {
    const { readGazetteer } = await import('#shared/delivery/florida/gazetteer.ts');
    return readGazetteer().zips.get(zip)?.city;
  } catch {
    return undefined;
  }
}

interface TownInput {
  readonly city: string;
  readonly zip: string;
  /** The ZIP code that stood there before; undefined for the first. */
  readonly before: string | undefined;
}

interface NamedTown {
  readonly town: string;
  /** What stood there as the town was looked up: what is typed meanwhile stays. */
  readonly over: string;
}

/**
 * What to write as the town of a ZIP code: one that was written stays, one that the code before had named follows, also
 * when it was filled in on an earlier visit. Undefined where nothing is to be written.
 */
export async function followTown({ city, zip, before }: TownInput): Promise<NamedTown | undefined> {
  const written = city.trim();
  const isFollowing = written === '' || (before !== undefined && written === (await findTown(before)));
  const town = isFollowing ? await findTown(zip) : undefined;
  return town === undefined ? undefined : { town, over: city };
}
