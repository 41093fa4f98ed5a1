import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'

/** The arrow in the header of a column that sorts; undefined while another column does. */
export function SortArrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return <Arrow size={14} aria-hidden data-part={direction ? 'sorted' : 'sortable'} />
}
