import { type Language, languageOf } from '@fleetgis/domain/i18n'
import { POLICIES } from '@fleetgis/domain/policies'
import { checkOneOf } from '../../../checkProps.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { type LazyPart, lazily } from '../../../primitives/lazily.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { PolicyText, type PolicyTextProps } from './PolicyText.tsx'

export type PolicyPageProps = Omit<PolicyTextProps, 'prose'>

const inProse = (load: () => Promise<{ default: PolicyTextProps['prose'] }>) =>
  lazily<PolicyPageProps>(
    async () => {
      const { default: prose } = await load()
      return (props) => <PolicyText {...props} prose={prose} />
    },
    <Spinner />,
  )

/** Lazy: loads when a policy is shown, in the current language only. */
const TEXTS: Readonly<Record<Language, LazyPart<PolicyPageProps>>> = {
  en: inProse(() => import('./policy.en.json')),
  my: inProse(() => import('./policy.my.json')),
}

/** The privacy policy of an app; the English text is binding. Source: POL-01..11, CF-149. */
export const PolicyPage = inBoundary('PolicyPage', PolicyInLanguage)

function PolicyInLanguage(props: PolicyPageProps) {
  checkOneOf('PolicyPage', 'app', props.app, Object.keys(POLICIES))
  const language = languageOf(useFleet().language)
  const Text = TEXTS[language]
  return <Text key={language} {...props} />
}
