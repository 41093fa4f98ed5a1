/** Domains that belong to nobody (RFC 2606), ours for examples among them. */
const NOBODYS_DOMAIN = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$/i

const MAIL = /[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi

/** A mobile number of Myanmar: 09 or 959, then 7 to 9 digits, however they are grouped. */
const PHONE = /(?<![\w.-])(?:\+?95[ -]?9|09)(?:[ -]?\d){7,9}(?![\w.-]*\d)/g

/** Numbers that nobody would take for somebody's: 555-01.., as in films, digits in a row, or four alike. */
const NOBODYS_NUMBER = /^(95|0)95550\d{2,3}$|1234567|(\d)\2{3}/

/** Mail addresses and phone numbers in a text that could be somebody's. Source: T16. */
export function findPersonal(text: string): string[] {
  const mails = [...text.matchAll(MAIL)].filter(([mail]) => !NOBODYS_DOMAIN.test(mail.split('@')[1] ?? ''))
  const phones = [...text.matchAll(PHONE)].filter(([phone]) => !NOBODYS_NUMBER.test(phone.replace(/\D/g, '')))
  return [...mails, ...phones].map(([found]) => found)
}
