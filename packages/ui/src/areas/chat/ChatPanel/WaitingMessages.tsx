import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'

/** Shapes of the skeleton messages, from the end up. */
const SHAPES = ['58%', '40%', '66%', '34%', '50%'] as const

/** Skeleton messages. */
export function WaitingMessages() {
  const t = useText(chatWords)
  return (
    <Rows role="status" aria-label={t('common.loading')}>
      {SHAPES.map((width, index) => (
        <span key={width} data-own={index % 3 === 1 || undefined}>
          <Skeleton variant="circle" width="32px" height="32px" />
          <Skeleton variant="block" width={width} height={index % 2 ? '38px' : '58px'} />
        </span>
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--fleet-space-4);
  min-height: 0;
  padding: var(--fleet-space-3) max(var(--fleet-space-3), (100% - 880px) / 2);
  overflow: hidden;

  > span {
    display: flex;
    gap: var(--fleet-space-2);
  }
  > [data-own] {
    flex-direction: row-reverse;
  }
`
