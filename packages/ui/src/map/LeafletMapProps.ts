import type { FleetMapProps } from './FleetMapProps.ts'

type Settled = 'nameOf' | 'scrollZoom'

/** The props of `FleetMap` for its Leaflet half, with defaults filled in. */
export type LeafletMapProps = Omit<
  FleetMapProps,
  Settled | 'label' | 'className' | 'children' | 'loading'
> & {
  readonly [Name in Settled]: NonNullable<FleetMapProps[Name]>
}
