import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { idOf, WIDGETS } from './widgets.ts'

/** Which widget for which job, with links to the stories and the status of each. */
export function WidgetTable() {
  return Object.entries(WIDGETS).map(([area, rows]) => (
    <table key={area} style={{ width: '100%', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <th style={{ width: '42%', textAlign: 'start' }}>{area}</th>
          <th style={{ textAlign: 'start' }}>Widget</th>
          <th style={{ width: 80, textAlign: 'start' }}>Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ job, widgets, story, isRecorded }) => (
          <tr key={story}>
            <td>{job}</td>
            <td style={{ overflowWrap: 'anywhere' }}>
              <AnchorMdx href={`?path=/docs/${idOf(story)}--docs`}>{widgets[0]}</AnchorMdx>
              {widgets.slice(1).map((name) => `, ${name}`)}
            </td>
            <td>{isRecorded ? 'Stable' : 'Beta'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
