import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { GoButton } from '../fields/GoButton.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { useDraft } from '../fields/useDraft.ts'

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
  const { value: text, set: setText, isChanged } = useDraft(search, isSameSearch)
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
      <GoButton
        label={t('common.search')}
        isChanged={isChanged}
        onPress={() => onSearch({ search: text.trim() })}
      />
    </Row>
  )
}

const isSameSearch = (one: string, other: string) => one.trim() === other.trim()

const Row = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2);

  /* The field keeps the width of a word; large text moves the button below it. */
  > [data-component='SearchField'] {
    flex: 1 1 calc(11 * var(--fleet-rem));
  }
`
