import { findIn, type PageOptions, type View } from './View.ts'

/** `FiguresPanel` and `FiguresPanelView`: totals, and the ranking of drivers or the groups. */
export function figuresPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button } = findIn(view, options)
  return {
    period: (name: 'today' | 'week' | 'month' | 'range') => byRole('radio', t(`period.${name}`)),
    /** The selector of top admins. */
    userType: (type: 'drivers' | 'admins') =>
      byRole('radio', t(type === 'drivers' ? 'figures.ofDrivers' : 'figures.ofAdmins')),
    ranking: () => byRole('table', t('ranking.title')),
    groups: () => byRole('table', t('figures.groups')),
    retry: button('common.retry'),
  }
}
