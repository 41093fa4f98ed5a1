/**
 * The options of a link to a page whose address has no search (T11): react-aria's `RouterProvider` hands them to its
 * `navigate`. The app's router says what type they have.
 */
export const searchOptions = (search: string | undefined) => ({ search }) as unknown as undefined
