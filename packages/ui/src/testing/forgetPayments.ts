/** Forgets the payments that this browser has begun or reported, and all else that it keeps. */
export async function forgetPayments(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('fleetgis.payments')
    request.onsuccess = resolve
    request.onerror = () => reject(request.error)
  })
}
