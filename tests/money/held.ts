/** A promise that is kept when the test says so. */
export function held(): Promise<void> & { release(): void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return Object.assign(promise, { release })
}
