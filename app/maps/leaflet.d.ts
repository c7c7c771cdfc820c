/** What this map uses of Leaflet 1.9.4, which brings no types of its own; those of react-leaflet build on them. */
declare module 'leaflet' {
  export interface LatLng {
    readonly lat: number;
    readonly lng: number;
  }
  export type LatLngTuple = [latitude: number, longitude: number];
  export type LatLngExpression = LatLng | LatLngTuple;
  export type LatLngBoundsExpression = LatLngTuple[];

  export interface PixelPoint {
    readonly x: number;
    readonly y: number;
  }

  export interface LatLngBounds {
    contains(place: LatLngTuple): boolean;
    pad(ratio: number): LatLngBounds;
  }

  export interface FitBoundsOptions {
    /** Pixels. */
    paddingTopLeft?: [number, number];
    paddingBottomRight?: [number, number];
    maxZoom?: number;
    animate?: boolean;
  }

  export interface MapOptions {
    center?: LatLngExpression;
    zoom?: number;
    minZoom?: number;
    maxZoom?: number;
    zoomControl?: boolean;
    attributionControl?: boolean;
    keyboard?: boolean;
    dragging?: boolean;
    inertia?: boolean;
    /** `center`: what lies in the middle stays there. */
    scrollWheelZoom?: boolean | 'center';
    touchZoom?: boolean | 'center';
    doubleClickZoom?: boolean | 'center';
    zoomAnimation?: boolean;
    fadeAnimation?: boolean;
    markerZoomAnimation?: boolean;
    trackResize?: boolean;
  }

  class LeafletMap {
    constructor(node: HTMLElement, options?: MapOptions);
    getCenter(): LatLng;
    getZoom(): number;
    getMinZoom(): number;
    getMaxZoom(): number;
    getBounds(): LatLngBounds;
    getContainer(): HTMLElement;
    getPane(name: string): HTMLElement | undefined;
    createPane(name: string): HTMLElement;
    setView(center: LatLngExpression, zoom?: number, options?: { animate?: boolean }): this;
    panTo(center: LatLngExpression, options?: { animate?: boolean }): this;
    fitBounds(bounds: LatLngBoundsExpression, options?: FitBoundsOptions): this;
    zoomIn(): this;
    zoomOut(): this;
    invalidateSize(options?: { animate?: boolean; pan?: boolean }): this;
    on(events: LeafletEventHandlerFnMap): this;
    off(events: LeafletEventHandlerFnMap): this;
    latLngToLayerPoint(place: LatLngTuple): PixelPoint;
    /** Pixels of the whole world at the zoom of now: the same wherever the map looks. */
    project(place: LatLngTuple): PixelPoint;
  }

  export { LeafletMap as Map };

  export interface LeafletMouseEvent {
    readonly latlng: LatLng;
  }

  /** Of a marker; that of the map itself is not asked for its target. */
  export interface DragEvent {
    readonly target: Marker;
  }

  export interface LeafletEventHandlerFnMap {
    click?: (event: LeafletMouseEvent) => void;
    drag?: (event: DragEvent) => void;
    dragend?: (event: DragEvent) => void;
    moveend?: () => void;
    zoomend?: () => void;
    loading?: () => void;
    load?: () => void;
    tileerror?: () => void;
  }

  export interface LayerOptions {
    pane?: string;
  }
  export interface InteractiveLayerOptions extends LayerOptions {
    interactive?: boolean;
  }
  export interface PathOptions extends InteractiveLayerOptions {
    className?: string;
  }
  export interface PolylineOptions extends PathOptions {
    smoothFactor?: number;
  }
  export interface TileLayerOptions extends LayerOptions {
    minZoom?: number;
    maxZoom?: number;
    crossOrigin?: string;
    className?: string;
  }
  export interface MarkerOptions extends InteractiveLayerOptions {
    icon?: DivIcon;
    keyboard?: boolean;
    draggable?: boolean;
    zIndexOffset?: number;
  }

  export class TileLayer {}
  export class Polyline<_Geometry = unknown, _Properties = unknown> {}
  export class Polygon<_Properties = unknown> {}
  export class Marker<_Properties = unknown> {
    getLatLng(): LatLng;
    setLatLng(place: LatLngExpression): this;
  }

  export interface DivIcon {
    readonly options: { readonly className?: string };
  }
  /** With an element, never with HTML as text. */
  export function divIcon(options: {
    html: HTMLElement;
    className: string;
    iconSize: [number, number];
    iconAnchor: [number, number];
  }): DivIcon;
}
