/** A comment on lines of its own; those with a leading `*` or `@` are for tools. */
const COMMENT = /^[^\S\n]*\/\*(?![*@]| @)[^*]*\*\/[^\S\n]*$/gm

/** Removes the comments of styles, which a minifier keeps because a style is text. Line numbers stay the same. */
export const withoutCssComments = (code: string): string =>
  code.replace(COMMENT, (comment) => comment.replace(/[^\n]+/g, ''))
