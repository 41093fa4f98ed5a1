/** The `beforeEach` of a story in a browser that saves data. */
export function savingData() {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  return () => {
    Reflect.deleteProperty(navigator, 'connection')
  }
}
