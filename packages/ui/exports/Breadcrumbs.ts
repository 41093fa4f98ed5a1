export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../src/primitives/layout/Breadcrumbs.tsx'
