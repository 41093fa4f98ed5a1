import Crosshair from 'lucide-react/icons/crosshair'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { Switch } from '../../primitives/fields/Switch.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { VehicleActions } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { Follow } from './Follow.ts'

/** Locate moves the map to a vehicle once; Follow is a state, and keeps it there. */
export function VehicleButtons({ actions }: { actions: VehicleActions }) {
  const t = useText(mapWords)
  return (
    <Actions>
      <Button onPress={actions.locate}>
        <Crosshair size={16} aria-hidden />
        {t('map.locate')}
      </Button>
      <Follow data-on={actions.isFollowed || undefined}>
        <Switch isSelected={actions.isFollowed} onChange={actions.follow}>
          {t('map.follow')}
        </Switch>
        <small>{t('map.followHint')}</small>
      </Follow>
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-4);
  margin-top: var(--fleet-space-3);
`
