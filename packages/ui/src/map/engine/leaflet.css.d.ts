declare module 'leaflet/dist/leaflet.css'
