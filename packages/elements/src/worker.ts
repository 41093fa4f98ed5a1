// The script of the worker of `createWorkerReader`, in one file for a page without a bundler.
import '@fleetgis/api/worker'
