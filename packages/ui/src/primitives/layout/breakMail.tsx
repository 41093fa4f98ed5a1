import type { ReactNode } from 'react'

/** A mail address with a place for a line to end, behind its @: a narrow one else breaks a word. Anything else as it is. */
export function breakMail(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !/^\S+@\S+$/.test(content)) return content
  const end = content.indexOf('@') + 1
  return (
    <>
      {content.slice(0, end)}
      <wbr />
      {content.slice(end)}
    </>
  )
}
