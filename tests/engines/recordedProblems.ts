/** In the page: what its recorder has written down since the last call. */
export const recordedProblems = (): string[] => window.recorded?.problems.splice(0) ?? []
