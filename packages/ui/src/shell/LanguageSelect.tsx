import { SegmentedControl } from '../primitives/fields/SegmentedControl.tsx'
import { useFleet } from '../provider/FleetContext.ts'
import { MyanmarWord } from './MyanmarWord.tsx'

export interface LanguageSelectProps {
  /** Called with the choice; the app stores it and passes it to its provider. */
  onLanguageChange: (event: { language: string }) => void
}

/** Offers each language in its own words. Source: I18N-02. */
export function LanguageSelect({ onLanguageChange }: LanguageSelectProps) {
  const { language, languages, t } = useFleet()
  return (
    <SegmentedControl
      label={t('language.label')}
      value={language}
      onChange={(chosen) => onLanguageChange({ language: chosen })}
      items={[
        { id: 'en', label: t('language.en'), lang: 'en' },
        { id: 'my', label: t('language.my'), lang: 'my', icon: <MyanmarWord /> },
        ...Object.entries(languages).map(([id, { name }]) => ({ id, label: name, lang: id })),
      ]}
    />
  )
}
