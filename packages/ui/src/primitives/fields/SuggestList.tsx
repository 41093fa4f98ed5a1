import { useContext, useEffect } from 'react'
import { AutocompleteStateContext } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'

export interface Suggestion {
  readonly id: string
  readonly text: string
  /** A second line, such as an address. */
  readonly note?: string | undefined
}

export interface SuggestListProps {
  label: string
  /** The suggestions for the text. */
  suggestions: readonly Suggestion[]
  /** A suggestion was chosen; set `value` to its text. */
  onChoose: (event: { id: string }) => void
}

/** The open list of a `SuggestField`; react-aria handles arrows and presses. */
export function SuggestList({ label, suggestions, onChoose }: SuggestListProps) {
  const setActive = useContext(AutocompleteStateContext)?.setFocusedNodeId
  // react-aria keeps the id of the active suggestion for the next list: here each list opens without one.
  useEffect(() => () => setActive?.(null), [setActive])
  return (
    <ListBox
      aria-label={label}
      items={suggestions}
      shouldFocusWrap
      onAction={(id) => onChoose({ id: String(id) })}
    >
      {({ text, note }) => (
        <ListBoxItem textValue={text}>
          <span>{text}</span>
          {note ? <small>{note}</small> : null}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
