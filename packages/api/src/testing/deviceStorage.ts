/** A storage whose items are its own properties, as a browser's. */
export function deviceStorage(): Storage {
  const methods = {
    getItem: (name: string) => (stored as Record<string, string>)[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(stored, { [name]: text }),
    removeItem: (name: string) => Reflect.deleteProperty(stored, name),
  }
  const stored = Object.create(methods) as Storage
  return stored
}
