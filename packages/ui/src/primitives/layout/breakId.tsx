import { Fragment, type ReactNode } from 'react'

/** An id with places for a line to end, behind its hyphens: a narrow one else breaks a number. */
export const breakId = (id: string): ReactNode =>
  id.split('-').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key, and their order never changes
    <Fragment key={index}>
      {index > 0 ? (
        <>
          -<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))
