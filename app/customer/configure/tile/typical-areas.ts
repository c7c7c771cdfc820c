/** One size of a room that many homes have, in square feet. */
export interface TypicalArea {
  readonly size: 'small' | 'medium' | 'large';
  readonly sqft: number;
}

function typical(small: number, medium: number, large: number): readonly TypicalArea[] {
  return [
    { size: 'small', sqft: small },
    { size: 'medium', sqft: medium },
    { size: 'large', sqft: large },
  ];
}

/** Floor areas of Florida homes, on the steps of 50; a half bath is never more than small. */
const areasBySlug: Readonly<Record<string, readonly TypicalArea[]>> = {
  kitchen: typical(100, 150, 250),
  bathroom: typical(50, 100, 150),
  toilet: [
    { size: 'small', sqft: 50 },
    { size: 'large', sqft: 100 },
  ],
  dining: typical(100, 150, 200),
  living: typical(200, 300, 450),
};

/** For a person who does not know: sizes to choose from. */
export function typicalAreas(slug: string): readonly TypicalArea[] {
  return areasBySlug[slug] ?? typical(100, 200, 400);
}
