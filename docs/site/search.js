/* A page opened from a file cannot start a web worker. This replacement runs the worker's script in a
   hidden frame, and delivers messages asynchronously, as a worker does. */
if (location.protocol === "file:") {
  const runLater = (deliver) => setTimeout(deliver, 0);

  window.Worker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;
    onmessage = null;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      this.#frame.title = "search";
      document.body.append(this.#frame);
      const frameWindow = this.#frame.contentWindow;
      frameWindow.postMessage = (data) =>
        runLater(() => {
          const event = new MessageEvent("message", { data: structuredClone(data) });
          this.dispatchEvent(event);
          this.onmessage?.(event);
        });
      this.#ready = new Promise((resolve, reject) => {
        const script = frameWindow.document.createElement("script");
        script.src = new URL(url, location.href).href;
        script.onload = resolve;
        script.onerror = reject;
        frameWindow.document.body.append(script);
      });
    }

    postMessage(data) {
      const copy = structuredClone(data);
      this.#ready.then(() => {
        const frameWindow = this.#frame.contentWindow;
        frameWindow?.dispatchEvent(new frameWindow.MessageEvent("message", { data: copy }));
      });
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
