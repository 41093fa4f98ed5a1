import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { widgetsByArea } from '../../tools/widgets.ts'

/** From the configuration of Storybook. */
declare const __WIDGETS__: ReturnType<typeof widgetsByArea>

/** What each widget is, with links to the stories and the status of each. */
export function WidgetTable() {
  return __WIDGETS__.map(([area, rows]) => (
    <table key={area} style={{ width: '100%', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <th style={{ width: '36%', textAlign: 'start' }}>{area}</th>
          <th style={{ textAlign: 'start' }}>Widget</th>
          <th style={{ width: 48, textAlign: 'start' }}>Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ about, parts, docs, isRecorded }) => (
          <tr key={docs}>
            <td>{about}</td>
            <td style={{ overflowWrap: 'anywhere' }}>
              <AnchorMdx href={`?path=/docs/${docs}`} target="_self">
                {parts[0]}
              </AnchorMdx>
              {parts.slice(1).map((name) => `, ${name}`)}
            </td>
            <td>{isRecorded ? 'Stable' : 'Beta'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
