export { Slider, type SliderProps } from '../src/primitives/fields/Slider.tsx'
