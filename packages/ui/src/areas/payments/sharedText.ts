const DATABASE = 'fleetgis.payments'
const STORE = 'marks'
/** How long the database may take to open, in milliseconds: a browser that does not answer must not hold a payment. */
const OPEN_TIMEOUT = 2_000

/**
 * Changes a text that all tabs of the browser share, in one transaction: unlike `localStorage`, whose changes another
 * tab may see late, the next transaction of any tab reads what this one wrote. `makeChange` returns the new text;
 * undefined keeps it. Rejects, before `makeChange` is called, where the browser has no database.
 */
export async function changeSharedText(
  name: string,
  makeChange: (text: string | undefined) => string | undefined,
): Promise<void> {
  const database = await openDatabase()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const read = store.get(name)
      read.onsuccess = () => {
        const text = makeChange(typeof read.result === 'string' ? read.result : undefined)
        if (text !== undefined) store.put(text, name)
      }
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('The database does not open.'))
    }, OPEN_TIMEOUT)
    // Throws in an opaque origin.
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      clearTimeout(timer)
      if (isLate) request.result.close()
      else resolve(request.result)
    }
  })
}
