export { LoadingBar, type LoadingBarProps } from '../src/primitives/LoadingBar.tsx'
