import type { TripLayer } from '@fleetgis/domain/map'
import { startTransition, useOptimistic } from 'react'
import { Checkbox, type CheckboxProps } from '../../../primitives/fields/Checkbox.tsx'
import type { MapData } from './useMapData.ts'

export interface LayerCheckboxProps
  extends Pick<MapData, 'state' | 'dispatch'>,
    Pick<CheckboxProps, 'children' | 'aria-label'> {
  layer: TripLayer
}

/** The checkbox of a layer. It follows a press at once, the map in a transition. */
export function LayerCheckbox({ layer, state, dispatch, ...props }: LayerCheckboxProps) {
  const [isOn, showOn] = useOptimistic(state.layer === layer)
  return (
    <Checkbox
      {...props}
      isSelected={isOn}
      onChange={(on) => {
        // In a task of its own: on a slow phone that of the press is long already.
        setTimeout(() =>
          startTransition(() => {
            showOn(on)
            dispatch({ type: 'layerSwitched', layer, on })
          }),
        )
      }}
    />
  )
}
