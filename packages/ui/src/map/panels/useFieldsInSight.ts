import { type RefObject, useEffect } from 'react'
import { observeSize } from '../../primitives/observeSize.ts'

/** Rounding of scroll positions, in px. */
const ROUNDING = 1

/**
 * Scrolls an unfolded card on a narrow map, which scrolls as a whole, to its last child, the fields: they are below the
 * first one, which stays, and a summary. Fields and summary load later and resize, so the position follows them until
 * the card is scrolled. Folded it begins with its summary again.
 */
export function useFieldsInSight(sheet: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const card = sheet.current
    if (!isOpen || !card?.closest('[data-narrow]')) return undefined

    let followed = card.scrollTop
    const follow = () => {
      card.scrollTop = fieldsAt(card)
      followed = card.scrollTop
    }
    // The browser's scroll anchoring may hold something of the summary; it is back once the card is scrolled.
    card.style.setProperty('overflow-anchor', 'none')
    const observed = Array.from(card.children, (child) => observeSize(child, follow))
    const stop = () => {
      for (const end of observed) end()
      card.style.removeProperty('overflow-anchor')
    }
    const scrolled = () => {
      const furthest = card.scrollHeight - card.clientHeight
      if (Math.abs(card.scrollTop - Math.min(followed, furthest)) > ROUNDING) stop()
    }
    card.addEventListener('scroll', scrolled)
    return () => {
      stop()
      card.removeEventListener('scroll', scrolled)
      card.scrollTop = 0
    }
  }, [sheet, isOpen])
}

/** The scroll position at which the fields begin below the child that stays. */
function fieldsAt(card: HTMLElement): number {
  const { firstElementChild: above, lastElementChild: fields } = card
  // With enlarged text the title alone stays, and what is around it has no box.
  const covered = above?.clientHeight || above?.firstElementChild?.clientHeight || 0
  return fields instanceof HTMLElement ? fields.offsetTop - covered : 0
}
