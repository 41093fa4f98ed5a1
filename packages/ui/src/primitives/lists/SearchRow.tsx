import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'
import { SearchField } from '../fields/SearchField.tsx'

export interface SearchRowProps {
  label: string
  /** The applied search. */
  search: string
  /** Called with a search applied by Enter or the button, or with an empty one; trimmed. */
  onSearch: (event: { search: string }) => void
}

/** A search field with a Search button. Source: LOC-16. */
export function SearchRow({ label, search, onSearch }: SearchRowProps) {
  const t = useText()
  const [text, setText] = useState(search)
  const [last, setLast] = useState(search)
  // A changed `search` updates the text without a remount, so the field keeps the focus.
  if (last !== search) {
    setLast(search)
    setText(search)
  }
  const clear = () => {
    setText('')
    if (search !== '') onSearch({ search: '' })
  }
  return (
    <Row>
      <SearchField
        label={label}
        value={text}
        onChange={setText}
        onSubmit={(typed) => onSearch({ search: typed.trim() })}
        onClear={clear}
      />
      <Button onPress={() => onSearch({ search: text.trim() })}>{t('common.search')}</Button>
    </Row>
  )
}

const Row = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2);

  /* The field keeps the width of a word; large text moves the button below it. */
  > [data-component='SearchField'] {
    flex: 1 1 12rem;
  }
`
