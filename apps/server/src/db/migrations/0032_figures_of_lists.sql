CREATE TABLE "list_figures" (
	"list_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "list_figures_list_id_buyer_id_pk" PRIMARY KEY("list_id","buyer_id")
);
--> statement-breakpoint
ALTER TABLE "list_figures" ADD CONSTRAINT "list_figures_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_figures" ADD CONSTRAINT "list_figures_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION add_to_list(list text, customer text, orders_more integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Whoever comes first counts all there is; who waited for that adds only what it did itself.
	INSERT INTO list_figures (list_id, buyer_id) VALUES (list, customer) ON CONFLICT DO NOTHING;
	IF FOUND THEN
		UPDATE list_figures SET order_count = (SELECT count(DISTINCT o.id) FROM orders AS o JOIN sub_orders AS s ON s.order_id = o.id
			WHERE o.buyer_id = customer AND o.status <> 'CANCELLED' AND s.list_id = list)
			WHERE list_id = list AND buyer_id = customer;
	ELSE
		UPDATE list_figures SET order_count = order_count + orders_more WHERE list_id = list AND buyer_id = customer;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_listed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_to_list(list_id, buyer_id, made) FROM (SELECT c.list_id, o.buyer_id, count(*)::integer AS made
		FROM (SELECT order_id, list_id, count(*) AS parts FROM changed GROUP BY order_id, list_id) AS c JOIN orders AS o ON o.id = c.order_id
		-- An order that has other parts of this list was counted with those.
		WHERE o.status <> 'CANCELLED' AND c.parts = (SELECT count(*) FILTER (WHERE s.list_id = c.list_id)
			FROM sub_orders AS s WHERE s.order_id = c.order_id)
		GROUP BY c.list_id, o.buyer_id ORDER BY c.list_id, o.buyer_id) AS of_list;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_relisted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_to_list(list_id, buyer_id, made) FROM (SELECT s.list_id, moved.buyer_id, sum(moved.one)::integer AS made
		FROM (SELECT id, buyer_id, sum(one) AS one
			FROM (SELECT id, buyer_id, 1 AS one FROM changed WHERE status <> 'CANCELLED'
				UNION ALL SELECT id, buyer_id, -1 FROM former WHERE status <> 'CANCELLED') AS both_ways
			GROUP BY id, buyer_id HAVING sum(one) <> 0) AS moved
		CROSS JOIN LATERAL (SELECT DISTINCT list_id FROM sub_orders WHERE order_id = moved.id) AS s
		GROUP BY s.list_id, moved.buyer_id ORDER BY s.list_id, moved.buyer_id) AS of_list;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listed_insert AFTER INSERT ON "sub_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_listed_orders();--> statement-breakpoint
CREATE TRIGGER listed_update AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_relisted_orders();
