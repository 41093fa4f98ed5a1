/** A promise that the test resolves. */
export function held(): Promise<void> & { release(): void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return Object.assign(promise, { release })
}
