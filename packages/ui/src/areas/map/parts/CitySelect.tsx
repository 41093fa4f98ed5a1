import { CITIES, cityLabel, type MapScreen } from '@fleetgis/domain/map'
import { cityWords } from '../../../i18n/cityWords.ts'
import { mapWords } from '../../../map/words.ts'
import { Select } from '../../../primitives/fields/Select.tsx'
import { useText } from '../../../provider/FleetContext.ts'

export interface CitySelectProps {
  screen: MapScreen
  cityId: number
  onCity: (id: number) => void
}

/** Chooses the city that a map shows (PMAP-06, OMAP-05, CF-23). */
export function CitySelect({ screen, cityId, onCity }: CitySelectProps) {
  const t = useText(mapWords)
  return (
    <Select
      label={t('homeMap.city')}
      items={CITIES.map((city) => ({
        id: String(city.id),
        label: cityLabel(city, screen, cityWords(t)),
      }))}
      value={String(cityId)}
      onChange={(id) => onCity(Number(id))}
    />
  )
}
