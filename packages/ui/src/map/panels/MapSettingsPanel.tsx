import { CAR_ICON_WIDTH } from '@fleetgis/domain/map'
import { Checkbox } from '../../primitives/fields/Checkbox.tsx'
import { Slider } from '../../primitives/fields/Slider.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { mapWords } from '../words.ts'
import { MapPanel } from './MapPanel.tsx'
import type { MapSettings } from './useMapSettings.ts'

export interface MapSettingsPanelProps {
  settings: MapSettings
  onChange: (change: Partial<MapSettings>) => void
  onClose: () => void
}

/** The settings panel: gray markers and the size of cars (OMAP-09, OMAP-10, PMAP-18). */
export function MapSettingsPanel({ settings, onChange, onClose }: MapSettingsPanelProps) {
  const t = useText(mapWords)
  return (
    <MapPanel label={t('map.settings')} closeLabel={t('common.close')} onClose={onClose}>
      <Checkbox isSelected={settings.gray} onChange={(gray) => onChange({ gray })}>
        {t('map.gray')}
      </Checkbox>
      <Slider
        label={t('map.carSize')}
        minValue={CAR_ICON_WIDTH.min}
        maxValue={CAR_ICON_WIDTH.max}
        value={settings.iconWidth}
        onChange={(iconWidth) => onChange({ iconWidth })}
      />
    </MapPanel>
  )
}
