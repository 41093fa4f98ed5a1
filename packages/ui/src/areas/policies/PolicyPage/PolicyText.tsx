import {
  POLICIES,
  POLICY_AGE_LIMIT,
  POLICY_PERMISSION_NEEDED,
  POLICY_SECTIONS,
  type PolicyApp,
} from '@fleetgis/domain/policies'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { langOf } from '../../../i18n/langOf.ts'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type prose from './policy.en.json'

/** The company behind a policy: plain texts, the address in lines. POL-04, POL-08. */
export interface PolicyCompany {
  readonly name: string
  readonly address: string
  readonly email: string
}

export interface PolicyTextProps extends RootProps {
  app: PolicyApp
  /** Without it the page says that it is not configured (CF-149). */
  company: PolicyCompany | undefined
  prose: typeof prose
}

const Page = styled.article`
  max-width: 68ch;
  margin: 0 auto;

  h1 {
    margin: 0;
    font-size: var(--fleet-text-xl);
    line-height: var(--fleet-line-height-tight);
  }
  h2 {
    margin: var(--fleet-space-6) 0 var(--fleet-space-2);
    font-size: var(--fleet-text-l);
    line-height: var(--fleet-line-height-tight);
    scroll-margin-top: var(--fleet-space-4);
  }
  p,
  ul,
  address {
    margin: 0 0 var(--fleet-space-3);
    font-style: normal;
  }
  ul {
    padding-inline-start: var(--fleet-space-6);
  }
  a {
    color: var(--fleet-color-accent);
  }
  nav a {
    display: inline-block;
    padding-block: var(--fleet-space-1);
  }
  @media (pointer: coarse) {
    nav a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  address {
    white-space: pre-line;
  }

  @media print {
    max-width: none;
    color: #000;
    nav {
      display: none;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    h2 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`

/** The privacy policy of an app, with the prose of one language. Source: POL-01..11, CF-149. */
export function PolicyText({ app, company, prose, ...root }: PolicyTextProps) {
  const t = useText()
  useEffect(() => {
    // The browser scrolled to the URL's anchor before the text had loaded.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  if (company === undefined)
    return <ErrorCard {...(root as RootProps<HTMLDivElement>)} message={prose.notConfigured} />
  const { updated, collects } = POLICIES[app]
  const { name, intro, use } = prose.apps[app]
  const values: Readonly<Record<string, string>> = {
    company: company.name,
    email: company.email,
    age: String(POLICY_AGE_LIMIT),
  }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '')
  const headings = [
    { id: 'collect', title: prose.collect.title },
    ...POLICY_SECTIONS.map((id) => ({ id, title: fill(prose.sections[id].title) })),
  ]
  return (
    <Page {...root} data-component="PolicyPage">
      <h1>{t('page.policy')}</h1>
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        {prose.updated} <span lang={langOf(updated)}>{updated}</span>
      </p>
      {prose.binding ? <p>{prose.binding}</p> : null}
      <p>{fill(intro)}</p>
      <nav aria-label={prose.contents}>
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="collect">
        <h2 id="collect">{prose.collect.title}</h2>
        <p>{prose.collect.text}</p>
        <ul>
          {collects.map((data) => (
            <li key={data}>
              {prose.data[data]}
              {POLICY_PERMISSION_NEEDED.has(data) ? ` (${prose.collect.withPermission})` : ''}
            </li>
          ))}
        </ul>
      </section>
      {POLICY_SECTIONS.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{fill(prose.sections[id].title)}</h2>
          {[...(id === 'use' ? [use] : []), ...prose.sections[id].text].map((text) => (
            <p key={text}>{fill(text)}</p>
          ))}
          {id === 'contact' ? <Contact company={company} prose={prose} /> : null}
        </section>
      ))}
    </Page>
  )
}

function Contact({
  company: { name, address, email },
  prose,
}: Pick<PolicyTextProps, 'prose'> & { company: PolicyCompany }) {
  return (
    <>
      <p>
        {prose.byEmail}: <a href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`}>{email}</a>
      </p>
      <p>{prose.byMail}:</p>
      <address lang={langOf(address)}>{`${name}\n${address}`}</address>
    </>
  )
}
