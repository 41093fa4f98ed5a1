import type { MapSwitch } from '@fleetgis/domain/map'
import type { ComponentType } from 'react'
import { Checkbox, type CheckboxProps } from '../../../primitives/fields/Checkbox.tsx'
import type { MapData } from './useMapData.ts'

export interface StateToggleProps
  extends Pick<MapData, 'state' | 'dispatch'>,
    Pick<CheckboxProps, 'children'> {
  name: MapSwitch
  as?: ComponentType<Pick<CheckboxProps, 'isSelected' | 'onChange' | 'children'>>
}

/** A checkbox, or `as` a switch, for one of the map's own switches. */
export function StateToggle({ name, state, dispatch, as: Control = Checkbox, children }: StateToggleProps) {
  return (
    <Control isSelected={state.switches[name]} onChange={(on) => dispatch({ type: 'switched', name, on })}>
      {children}
    </Control>
  )
}
