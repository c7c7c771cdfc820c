/**
 * Code without its comments, every line kept in place: a docstring may name what the code must not use.
 * Strings are stepped over so that `https://` in one is not taken for a comment.
 */
export function stripComments(code: string): string {
  return code.replace(STRING_OR_COMMENT, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
}

const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
