/**
 * The same options, with a type that says that `queryFn` is there. TanStack's own has it as `queryFn?`, which the
 * compiler of a package writes as `queryFn?: … | undefined`, and `exactOptionalPropertyTypes` refuses that.
 */
export const withQueryFn = <Options extends { queryFn?: unknown }>(options: Options) =>
  options as Options & { queryFn: NonNullable<Options['queryFn']> }
