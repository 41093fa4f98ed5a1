/** A comment that stands on lines of its own; those with a leading `*` or `@` are for tools. */
const COMMENT = /^[^\S\n]*\/\*(?![*@]| @)[^*]*\*\/[^\S\n]*$/gm

/** Leaves out the comments of styles: a minifier keeps them, because to it a style is text. Lines keep their numbers. */
export const withoutCssComments = (code: string): string =>
  code.replace(COMMENT, (comment) => comment.replace(/[^\n]+/g, ''))
