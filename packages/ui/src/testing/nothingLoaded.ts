import { NO_PERMISSION } from '@fleetgis/domain/permission'
import { fn } from 'storybook/test'

// The props that views share, while nothing has loaded: for the stories that mount a view alone.

export const NO_GROUPS = { groups: [] }

export const NO_REMOTE = {
  data: undefined,
  failure: undefined,
  age: undefined,
  staleness: undefined,
  minutes: undefined,
  updatedAt: undefined,
  reason: undefined,
  isSignedOut: false,
  isFetching: true,
  retry: fn(),
}

/** Of a list of records of the staff console. */
export const NO_RECORDS = {
  list: NO_REMOTE,
  rights: {
    permission: NO_PERMISSION,
    isKnown: true,
    failure: undefined,
    isFetching: false,
    retry: fn(),
  },
  onAdd: fn(),
  onEdit: fn(),
}

/** Of a form of the staff console. */
export const NO_RECORD = { onSave: fn(), onCancel: fn(), isSaving: false, refusal: undefined }

/** Of a list of drivers that is searched and grows. */
export const NO_DRIVERS = {
  drivers: undefined,
  search: '',
  onSearch: fn(),
  total: 0,
  hasMore: false,
  onLoadMore: fn(),
  isLoadingMore: false,
  isFetching: true,
  onRetry: fn(),
}

/** Of a list in pages. */
export const NO_PAGES = { page: 1, pages: 1, pageItems: [], onPage: fn() }

/** Of a map with vehicles and a layer of trips. */
export const NO_VEHICLES = {
  vehicles: [],
  layer: {
    trips: undefined,
    isLoading: false,
    isCancelled: false,
    failure: undefined,
    cancel: fn(),
    retry: fn(),
  },
  dispatch: fn(),
  onReload: fn(),
}
