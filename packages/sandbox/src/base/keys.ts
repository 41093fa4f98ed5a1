/** The first four digits of the keys of each table: a key shows its table. */
const PREFIX = {
  group: 7101,
  account: 7102,
  driver: 7103,
  vehicle: 7104,
  owner: 7105,
  passenger: 7106,
  place: 7107,
  trip: 7108,
  checkin: 7109,
  booking: 7110,
  request: 7111,
  transaction: 7112,
  conversation: 7113,
  message: 7114,
  rate: 7115,
  extraCharge: 7116,
} as const

export type TableName = keyof typeof PREFIX

/**
 * The `syskey` of row `index` of a table: a text of 19 digits. Neighbours differ in their last digits only, so reading
 * keys as numbers makes them collide and fails a test.
 */
export function keyOf(table: TableName, index: number): string {
  return `${PREFIX[table]}${String(100_000_000_000_000 + index).padStart(15, '0')}`
}
