/** Reserved domains (RFC 2606), and this project's example domain. */
const RESERVED_DOMAIN = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$/i

const MAIL = /[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi

/** A mobile number of Myanmar: 09 or 959, then 7 to 9 digits, however they are grouped. */
const PHONE = /(?<![\w.-])(?:\+?95[ -]?9|09)(?:[ -]?\d){7,9}(?![\w.-]*\d)/g

/** Numbers that are obviously fake: 555-01.., digits in a row, or four equal ones. */
const FAKE_NUMBER = /^(95|0)95550\d{2,3}$|1234567|(\d)\2{3}/

/** Mail addresses and phone numbers in a text that could belong to a person. Source: T16. */
export function findPersonal(text: string): string[] {
  const mails = [...text.matchAll(MAIL)].filter(([mail]) => !RESERVED_DOMAIN.test(mail.split('@')[1] ?? ''))
  const phones = [...text.matchAll(PHONE)].filter(([phone]) => !FAKE_NUMBER.test(phone.replace(/\D/g, '')))
  return [...mails, ...phones].map(([found]) => found)
}
