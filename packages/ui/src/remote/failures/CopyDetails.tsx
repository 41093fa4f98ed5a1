import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useLast } from '../calls/useLast.ts'
import { failureDetails } from './failureDetails.ts'

/**
 * Copies what failed, for a report: time, page, and name, status and id of each call of the page that failed. Where a
 * web view refuses the clipboard the details are shown, to be selected. Nothing where no call failed.
 */
export function CopyDetails() {
  const t = useText()
  const queries = useQueryClient().getQueryCache().findAll({ type: 'active' })
  const calls = queries.map(({ state }) => ({ error: state.error, at: state.errorUpdatedAt }))
  // A query without data has no error while it is asked again.
  const details = useLast(failureDetails(globalThis.location?.pathname ?? '/', calls))
  const [last, setLast] = useState<{ outcome: 'copied' | 'shown'; of: string }>()
  if (details === undefined) return null
  // Those of a later failure are not copied yet; where they are shown it is them.
  const outcome = last?.outcome === 'copied' && last.of !== details ? undefined : last?.outcome

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setLast({ outcome: 'copied', of: text })
    } catch {
      setLast({ outcome: 'shown', of: text })
    }
  }

  return (
    <>
      <Button variant="quiet" onPress={() => void copy(details)}>
        {outcome === 'copied' ? t('failure.copied') : t('failure.copy')}
      </Button>
      <VisuallyHidden role="status">{outcome === 'copied' ? t('failure.copied') : ''}</VisuallyHidden>
      {outcome === 'shown' ? (
        <Text role="group" tabIndex={0} aria-label={t('failure.details')}>
          {details}
        </Text>
      ) : null}
    </>
  )
}

const Text = styled.pre`
  max-width: 100%;
  margin: 0;
  overflow-x: auto;
  font-size: var(--fleet-text-s);
  text-align: start;
  -webkit-user-select: all;
  user-select: all;
`
