import Settings from 'lucide-react/icons/settings-2'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Switch } from '../fields/Switch.tsx'
import { Popover } from '../overlays/Popover.tsx'
import type { DataColumn } from './DataTableProps.ts'
import { useTableSettings } from './useTableSettings.ts'

export interface TableSettingsButtonProps {
  /** The name of the table. */
  name: string
  /** The columns that can be hidden. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'header'>[]
}

/** A button that opens the columns of a table, to show or hide them, and the height of its rows. */
export function TableSettingsButton({ name, columns }: TableSettingsButtonProps) {
  const t = useText()
  const [{ hidden = [], isCompact = false }, change] = useTableSettings(name)
  return (
    <Popover
      label={t('table.settings')}
      align="end"
      opener={
        <IconButton label={t('table.settings')}>
          <Settings size={16} aria-hidden />
        </IconButton>
      }
    >
      {() => (
        <Panel>
          <fieldset>
            <legend>{t('table.columns')}</legend>
            {columns.map(({ id, header }) => (
              <Checkbox
                key={id}
                isSelected={!hidden.includes(id)}
                onChange={(isShown) =>
                  change({ hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })
                }
              >
                {header}
              </Checkbox>
            ))}
          </fieldset>
          <Switch isSelected={isCompact} onChange={(is) => change({ isCompact: is })}>
            {t('table.compact')}
          </Switch>
        </Panel>
      )}
    </Popover>
  )
}

const Panel = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  min-width: 200px;
  font-size: var(--fleet-control-text);

  fieldset {
    display: grid;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
  }
`
