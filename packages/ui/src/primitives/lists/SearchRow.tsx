import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'
import { SearchField } from '../fields/SearchField.tsx'

export interface SearchRowProps {
  label: string
  /** What was searched. */
  search: string
  /** Another search was made, by Enter or the button, or cleared; without spaces around it. */
  onSearch: (event: { search: string }) => void
}

/** What a list is searched by, and the button that searches. Source: LOC-16, WAL-01. */
export function SearchRow({ label, search, onSearch }: SearchRowProps) {
  const t = useText()
  const [text, setText] = useState(search)
  const [last, setLast] = useState(search)
  // What was searched elsewhere is shown too; the field itself stays, with the focus.
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

  /* As wide as a word: large text puts the button below it. */
  > [data-component='SearchField'] {
    flex: 1 1 12rem;
  }
`
