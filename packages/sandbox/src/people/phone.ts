/** A mobile number without formatting: spaces, dashes, and `+95`, `95` or `0` before the 9. */
export function barePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return digits.replace(/^(?:0095|95|0)(?=9)/, '')
}

/** Whether a text is a phone number, in any format. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{5,15}$/.test(text.replaceAll(/\D/g, ''))
