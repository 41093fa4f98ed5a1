import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { idOf, WIDGETS } from './widgets.ts'

/** Which widget for which job, with links to the stories and the status of each. */
export function WidgetTable() {
  return Object.entries(WIDGETS).map(([area, rows]) => (
    <div key={area} style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', tableLayout: 'fixed', minWidth: 440 }}>
        <thead>
          <tr>
            <th style={{ width: '42%', textAlign: 'start' }}>{area}</th>
            <th style={{ textAlign: 'start' }}>Widget</th>
            <th style={{ width: 96, textAlign: 'start' }}>Status</th>
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
    </div>
  ))
}
