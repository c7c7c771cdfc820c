/** Names inside `{{…}}` of a text. */
type Variables<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

/** A text that holds every one of these variables, in any order. */
type Holding<Name extends string> = (
  Name extends string
    ? (text: `${string}{{${Name}}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never;

type Translation<Text extends string> = [Variables<Text>] extends [never] ? string : Holding<Variables<Text>>;

/**
 * The shape a translation must have: the keys of the English texts, no others, each with the same variables.
 * Spanish and French may add the `_many` plural; where it is missing `_other` is used. What types cannot see
 * (a variable too many) is caught by messages.test.ts.
 */
export type Same<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? Translation<Messages[Key]>
    : Same<Messages[Key]>;
} & {
  readonly [Key in keyof Messages as Key extends `${infer Base}_other` ? `${Base}_many` : never]?: string;
};
